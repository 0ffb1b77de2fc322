import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { LanguageCode } from '#shared/core/languages.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'
import { library, sourcesOf } from '../library.ts'
import { StepText } from '../step-text.tsx'
import { PresetCard } from './preset-card.tsx'

const presetWith = (id: string) => {
  const preset = library.find((each) => each.id === id)
  if (!preset) throw new Error(`There is no preset ${id}.`)
  return preset
}

/** The words of a preset’s card, without the marks that isolate directions. */
async function cardOf(id: string, language: LanguageCode = 'en'): Promise<string> {
  const preset = presetWith(id)
  const { container } = await renderPage(
    <PresetCard preset={preset} sources={sourcesOf(preset)} today={0} />,
    {
      language,
    },
  )
  return container.textContent.replaceAll(/[\u2066-\u2069]/g, '')
}

it('distinguishes the source of the count from that of the wording', async () => {
  expect(await cardOf('istighfar-100')).toContain(
    'Count from Sahih Muslim 2702, wording from Sahih al-Bukhari 6307',
  )
})

it('lists sources that give both', async () => {
  expect(await cardOf('fatima')).toContain('Sahih al-Bukhari 5362, Sahih Muslim 2727')
})

it.each([
  ['en', 'Quran, Al-Anbya 21:87'],
  ['ar', 'القرآن الكريم، الأنبياء ٢١:٨٧'],
] as const)('names the surah of a quotation (%s)', async (language, source) => {
  expect(await cardOf('dhun-nun', language)).toContain(source)
})

it('shows a phrase with its transliteration and meaning', async () => {
  const [step] = presetWith('dhun-nun').steps
  await renderPage(<StepText meaning step={step ?? {}} transliteration />)
  expect(screen.getByText(/كُنتُ مِنَ/u)).toBeVisible()
  expect(screen.getByText('Lā ilāha illā anta subḥānaka innī kuntu minaẓ-ẓālimīn')).toBeVisible()
  expect(screen.getByText(/^There is no god but You/)).toBeVisible()
})

it('shows only the Arabic on an Arabic page', async () => {
  const [step] = presetWith('dhun-nun').steps
  const { container } = await renderPage(<StepText meaning step={step ?? {}} transliteration />, {
    language: 'ar',
  })
  expect(container.querySelectorAll('p')).toHaveLength(1)
})
