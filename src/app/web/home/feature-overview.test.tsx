import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '#shared/web/testing/render-page.tsx'
import FeatureOverview from './feature-overview.tsx'

it('states figures that are true', async () => {
  await renderPage(<FeatureOverview />)
  expect(screen.getByText(/114 surahs and 6,236 verses/)).toBeVisible()
  expect(screen.getByText('12 languages to choose from')).toBeVisible()
  expect(screen.getByText(/Every text is in English, Arabic, Urdu, .* and Spanish\./)).toBeVisible()
})

it('works in Arabic', async () => {
  await renderPage(<FeatureOverview />, { language: 'ar' })
  expect(screen.getByText(/سوره ١١٤ وآياته ٦٬٢٣٦/)).toBeVisible()
  expect(screen.getByText('لغات للاختيار: ١٢')).toBeVisible()
  expect(screen.getByText(/متوفرة باللغات: الإنجليزية/)).toBeVisible()
})
