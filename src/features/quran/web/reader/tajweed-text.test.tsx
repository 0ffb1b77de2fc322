import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tajweedFamilies, tajweedFamilyNames } from './tajweed-families.ts'
import TajweedText from './tajweed-text.tsx'

type Range = Pick<StaticRange, 'startContainer' | 'startOffset' | 'endOffset'>

class FakeRange {
  constructor(readonly places: Range) {}
}

/** The letters painted in the colour of a family. */
const painted = (family: string) =>
  [...((CSS.highlights.get(`tajweed-${family}`) ?? []) as unknown as Set<FakeRange>)].map(({ places }) =>
    places.startContainer.textContent?.slice(places.startOffset, places.endOffset),
  )

describe('a verse in tajweed colours', () => {
  beforeEach(() => {
    vi.stubGlobal('Highlight', Set)
    vi.stubGlobal('StaticRange', FakeRange)
    vi.stubGlobal('CSS', { highlights: new Map() })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('paints the letters of each rule and leaves the text whole', () => {
    render(<TajweedText text="مِن شَرِّ ٱلۡوَسۡوَاسِ ٱلۡخَنَّاسِ" />)
    expect(painted('ikhfa')).toEqual(['ن'])
    expect(painted('ghunnah')).toEqual(['نَّ'])
    expect(painted('madd')).toEqual(['ا'])
    expect(screen.getByText('مِن شَرِّ ٱلۡوَسۡوَاسِ ٱلۡخَنَّاسِ').childNodes).toHaveLength(1)
  })

  it('paints a pause sign with its letter, because browsers do not paint parts of a letter', () => {
    render(<TajweedText text="وَلَا نَوۡمࣱۚ لَّهُۥ" />)
    expect(painted('idgham')).toEqual(['مࣱۚ'])
  })

  it('removes its paint when the verse goes', () => {
    const { unmount } = render(<TajweedText text="مِن شَرِّ" />)
    unmount()
    expect(painted('ikhfa')).toEqual([])
  })

  it.each(tajweedFamilyNames)('has an example of %s in the legend', (family) => {
    render(<TajweedText only={family} text={tajweedFamilies[family].example} />)
    expect(painted(family)).not.toEqual([])
  })

  it('shows the plain verse where the browser has no highlights', () => {
    vi.stubGlobal('CSS', {})
    render(<TajweedText text="مِن شَرِّ" />)
    expect(screen.getByText('مِن شَرِّ')).toBeInTheDocument()
  })
})
