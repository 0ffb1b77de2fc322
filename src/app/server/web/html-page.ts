import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { fontFilesOf } from '#shared/core/languages.ts'
import { firstWords, type HeadRequest, headOf, scriptSafe } from './page-head.ts'
import { PERMISSIONS_POLICY, pagePolicy, type ThirdPartyOrigins } from './page-policy.ts'
import { filesOfPage, type PageTemplate } from './page-template.ts'

/** One page in one language, ready to send in any of the three encodings. */
export interface HtmlPage {
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>
  /** All headers except the encoding. */
  readonly headers: Readonly<Record<string, string>>
}

/** Adds head, direction and the first answers for the page to the template. */
export function htmlPage(
  template: PageTemplate,
  head: HeadRequest,
  answers: Readonly<Record<string, unknown>>,
  origins: ThirdPartyOrigins,
): HtmlPage {
  const { language } = head
  // The app loads after the first verses, because in parallel their typeface would take three times as long.
  const html = (head.place ? template.html.replaceAll(PROGRAM, '') : template.html)
    .replace('<html lang="en" dir="ltr">', `<html lang="${language.code}" dir="${language.direction}">`)
    .replace('<!--head-->', () => headOf(head) + fontLinks(template, head) + pageLinks(template, head))
    .replace('<!--first-->', () => firstWords(head))
    .replace(
      '<!--body-->',
      () =>
        `${laterLinks(template, head)}<script type="application/json" id="answers">${scriptSafe(answers)}</script>`,
    )
  const identity = Buffer.from(html)
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return {
    headers: {
      etag,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Language, Accept-Encoding',
      'content-security-policy': pagePolicy(template, origins),
      'permissions-policy': PERMISSIONS_POLICY,
    },
    bodies: {
      identity,
      gzip: gzipSync(identity),
      br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
    },
  }
}

/** Typefaces that the first screen needs, by the beginning of their file's name. */
function firstFonts({ language, place }: HeadRequest): readonly string[] {
  const ofLanguage = fontFilesOf(language.code) ?? []
  return [ofLanguage, place ? 'amiri-quran-arabic' : []].flat()
}

/** Starts them before the style sheet does. In the reader, whose first view is in one of them, they come before the program. */
const fontLinks = ({ fonts }: PageTemplate, head: HeadRequest) => {
  const priority = head.place ? '' : ' fetchpriority="low"'
  return firstFonts(head)
    .flatMap((name) => fonts.filter((address) => address.startsWith(`/assets/${name}`)))
    .map(
      (address) =>
        `\n    <link rel="preload" as="font" type="font/woff2" href="${address}"${priority} crossorigin>`,
    )
    .join('')
}

/** Preloads all other files of a page in parallel; in the reader the first verses come before them. */
const pageLinks = ({ pageFiles }: PageTemplate, { path, place, language }: HeadRequest) =>
  place
    ? ''
    : filesOfPage(pageFiles, path, language.code)
        .map(
          (address) => `\n    <link rel="modulepreload" href="${address}" fetchpriority="low" crossorigin>`,
        )
        .join('')

/** The elements of the template's head that load the app. */
const PROGRAM = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g

/**
 * What a page of the reader loads after its first verses are visible: the app and its first data. The page's
 * script inserts it.
 */
function laterLinks({ html, pageFiles }: PageTemplate, { path, place, language }: HeadRequest): string {
  if (!place) return ''
  const files = filesOfPage(pageFiles, path, language.code)
  const links = [
    ...(html.match(PROGRAM) ?? []),
    ...files.map((address) => `<link rel="modulepreload" href="${address}" crossorigin>`),
    ...place.files.map((address) => `<link rel="preload" as="fetch" href="${address}" crossorigin>`),
  ]
  return `<template id="later">${links.join('')}</template>`
}
