import { recordType } from '#shared/core/user-data/record-type.ts'
import { deviceValue } from '#shared/web/device-value.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { records } from '#shared/web/user-data/records.ts'

/** The web side of a made-up feature: a record type, a device key, and a page with its messages. */
export const ownDuaRecords = recordType<{ readonly words: string }>({
  name: 'own-dua',
  merge: 'whole',
  privacy: 'private',
  schema: (s) => s.object({ words: s.filledText(500) }),
})
export const duasDeviceKeys = { 'rafiq.duas.shown': { group: 'searches' } } as const

export const duaMessages = {
  duas: { heading: 'Duas of the made-up feature', save: 'Save a dua' },
  pages: { duas: { link: 'Duas', title: 'Duas — Rafiq' } },
  privacy: { kinds: { 'own-dua': 'Own duas' } },
}

const duas = records(ownDuaRecords)
const shown = deviceValue('rafiq.duas.shown', (found) => (found === true ? true : undefined))

export default function DuasPage() {
  usePageTitle(t('pages:duas.title'))
  const save = () => {
    shown.write(true)
    void duas.put('a', { words: 'Rabbi zidni ilma' })
  }
  return (
    <main>
      <h1>{t('duas:heading')}</h1>
      <button onClick={save} type="button">
        {t('duas:save')}
      </button>
      <ul>
        {[...(duas.use() ?? [])].map(([id, { words }]) => (
          <li key={id}>{words}</li>
        ))}
      </ul>
    </main>
  )
}
