import { recordType } from '#shared/core/user-data/record-type.ts'
import { deviceValue } from '#shared/web/device-value.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { records } from '#shared/web/user-data/records.ts'

/** The web side of a made-up feature: a record type, a device key, and a page with its messages. */
export const ownWishRecords = recordType<{ readonly words: string }>({
  name: 'own-wish',
  merge: 'whole',
  privacy: 'private',
  schema: (s) => s.object({ words: s.filledText(500) }),
})
export const wishesDeviceKeys = { 'rafiq.wishes.shown': { group: 'searches' } } as const

export const wishMessages = {
  wishes: { heading: 'Wishes of the made-up feature', save: 'Save a wish' },
  pages: { wishes: { link: 'Wishes', title: 'Wishes — Rafiq' } },
  privacy: { kinds: { 'own-wish': 'Own wishes' } },
}

const wishes = records(ownWishRecords)
const shown = deviceValue('rafiq.wishes.shown', (found) => (found === true ? true : undefined))

export default function WishesPage() {
  usePageTitle(t('pages:wishes.title'))
  const save = () => {
    shown.write(true)
    void wishes.put('a', { words: 'Rabbi zidni ilma' })
  }
  return (
    <main>
      <h1>{t('wishes:heading')}</h1>
      <button onClick={save} type="button">
        {t('wishes:save')}
      </button>
      <ul>
        {[...(wishes.use() ?? [])].map(([id, { words }]) => (
          <li key={id}>{words}</li>
        ))}
      </ul>
    </main>
  )
}
