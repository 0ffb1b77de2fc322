import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/** How the elements of a text look. */
const LOOK = [
  'mt-6 text-lg leading-relaxed [overflow-wrap:break-word] print:text-base',
  '[&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:scroll-mt-24 [&_h2]:font-display [&_h2]:text-2xl [&_h2]:leading-snug [&_h2]:print:break-after-avoid',
  '[&_h3]:mt-6 [&_h3]:mb-2 [&_h3]:font-semibold [&_h3]:text-xl',
  '[&_p]:my-4 [&_ul]:my-4 [&_ul]:list-disc [&_ul]:ps-6 [&_ol]:my-4 [&_ol]:list-decimal [&_ol]:ps-6 [&_li]:my-2',
  '[&_a]:text-action [&_a]:underline [&_a]:underline-offset-4',
  '[&_.table-frame]:my-5 [&_.table-frame]:overflow-x-auto [&_.table-frame]:print:overflow-visible [&_table]:w-full [&_table]:text-base [&_td]:border-hairline [&_td]:border-t [&_td]:p-2 [&_td]:text-start [&_td]:align-top [&_th]:p-2 [&_th]:text-start [&_th]:align-bottom',
  '[&_.verse]:my-6 [&_.verse]:rounded-card [&_.verse]:bg-sunken [&_.verse]:p-5 [&_.verse]:print:break-inside-avoid [&_.verse_p]:mb-2 [&_figcaption]:text-sm',
].join(' ')

/** Sanitised HTML from Markdown, such as an article. Links to other pages don’t load the app again. */
export function RichText({ html, lang, dir }: { html: string; lang?: string; dir?: 'ltr' | 'rtl' }) {
  const text = useRef<HTMLDivElement>(null)
  const [, navigate] = useLocation()

  useEffect(() => {
    const anchor = decodeURIComponent(location.hash.slice(1))
    if (anchor) document.getElementById(anchor)?.scrollIntoView()
  }, [])

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const isPlain =
        event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      const href = (event.target as Element).closest('a')?.getAttribute('href')
      if (!isPlain || !href?.startsWith('/')) return
      event.preventDefault()
      navigate(href)
    }
    const element = text.current
    element?.addEventListener('click', open)
    return () => element?.removeEventListener('click', open)
  }, [navigate])

  return (
    <div
      className={LOOK}
      dir={dir}
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the content build or the server sanitised it, and tests try to break that.
      dangerouslySetInnerHTML={{ __html: html }}
      ref={text}
    />
  )
}
