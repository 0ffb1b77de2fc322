import { useMemo } from 'react'
import type { VersePlace } from '../../core/index.ts'
import type { SurahVerses } from '../../core/reader-address.ts'
import { type PartAddress, portionOf } from '../../core/reader-portion.ts'
import { ContinuousSection } from './continuous-section.tsx'
import { Mushaf } from './mushaf.tsx'
import { pageOf } from './places.ts'
import { PortionEnd } from './portion-end.tsx'
import type { ReaderMode, ReaderSettings } from './reader-settings.ts'
import { openAddress, type RequestedAddress } from './requested-address.ts'
import { Sections } from './sections.tsx'
import { SurahSection } from './surah-section.tsx'

interface ReaderTextProps {
  readonly address: PartAddress
  readonly requested: RequestedAddress
  readonly mode: ReaderMode
  readonly beginning: VersePlace
  readonly settings: ReaderSettings
  readonly marked: SurahVerses | undefined
  readonly sounding: VersePlace | undefined
  readonly onDrawn: () => void
  readonly onListen: (place: VersePlace) => void
  readonly onOpen: (place: VersePlace) => void
}

/** The text in the chosen mode: verse by verse, continuous, or by the pages of the mushaf. */
export function ReaderText(props: ReaderTextProps) {
  const { address, requested, mode, beginning, settings, marked, sounding, onDrawn, onListen, onOpen } = props
  const portion = useMemo(() => portionOf(address), [address])
  if (mode === 'pages') {
    return (
      <Mushaf
        hiding={settings.hiding}
        marked={marked}
        onDrawn={onDrawn}
        onOpen={onOpen}
        onTurn={(number) => openAddress({ kind: 'page', number }, { replace: true })}
        page={address.kind === 'page' ? address.number : pageOf(beginning)}
        sounding={sounding}
      />
    )
  }
  const section = { needed: beginning.surah, portion }
  const shared = { settings, marked, sounding, onDrawn }
  return (
    <>
      {mode === 'verses' ? (
        <Sections
          {...section}
          key={`verses ${requested.href}`}
          props={{ ...shared, start: beginning, onListen }}
          Section={SurahSection}
        />
      ) : (
        <Sections
          {...section}
          key={`continuous ${requested.href}`}
          props={{ ...shared, onOpen }}
          Section={ContinuousSection}
        />
      )}
      <PortionEnd address={address} />
    </>
  )
}
