import { CloudAlert, Download, RefreshCw, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import type { Thing } from '#shared/core/own-things/thing.ts'
import { whyRefused } from '#shared/core/own-things/why-refused.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { changeThings } from '#shared/web/own-things/kept.ts'
import { offerRefused } from '#shared/web/own-things/sync-loop.ts'
import { saveFile } from '#shared/web/save-file.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { wordsOfThing } from '../core/refused-thing.ts'
import { kindWords } from './kept-words.ts'
import { fileOfThings } from './transfer.ts'
import { useRefused } from './use-refused.ts'

/** The address of this part, to which the line about the sync leads. */
const HASH = '#refused'

/** Which things the account would not take, why, and what can be done; nothing when there are none. */
export function RefusedThings() {
  const things = useRefused()
  const isMeant = useLocationProperty(() => location.hash) === HASH
  const heading = useRef<HTMLHeadingElement>(null)
  const [offering, setOffering] = useState(false)
  const some = things.length > 0
  useEffect(() => {
    if (some && isMeant) heading.current?.focus()
  }, [some, isMeant])
  if (!some) return null
  const offer = async () => {
    setOffering(true)
    await offerRefused().catch(() => undefined)
    setOffering(false)
  }
  const remove = async (thing: Thing) => {
    const { kind, id, value } = thing
    await changeThings(kind, [{ id, value: null }])
    heading.current?.focus()
    toast({
      title: t('privacy:refused.removed', { what: wordsOfThing(thing) ?? kindWords(kind) }),
      action: {
        label: t('privacy:undo'),
        run: () => void changeThings(kind, [{ id, value, asItWas: true }]),
      },
    })
  }
  return (
    <section aria-labelledby="refused" className="mt-6 rounded-card border border-ending/40 p-4 sm:p-5">
      <h3
        className="flex w-fit scroll-mt-24 items-center gap-2 font-semibold"
        id="refused"
        ref={heading}
        tabIndex={-1}
      >
        <CloudAlert aria-hidden className="shrink-0 text-ending" size={19} />
        {t('privacy:refused.title')}
      </h3>
      <p className="mt-1 text-muted text-sm">
        {t('privacy:refused.about', { count: things.length, number: formatNumber(things.length) })}
      </p>
      <ul className="mt-2 divide-y divide-hairline border-hairline border-y">
        {things.map((thing) => (
          <Refused key={`${thing.kind} ${thing.id}`} onRemove={() => void remove(thing)} thing={thing} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => saveFile(fileOfThings(things))}>
          <Download aria-hidden size={17} />
          {t('privacy:refused.download')}
        </Button>
        <Button aria-disabled={offering} onClick={() => !offering && void offer()}>
          <RefreshCw aria-hidden size={17} />
          {t(offering ? 'privacy:refused.offering' : 'privacy:refused.offer')}
        </Button>
      </div>
    </section>
  )
}

function Refused({ thing, onRemove }: { thing: Thing; onRemove: () => void }) {
  const words = wordsOfThing(thing)
  const kind = kindWords(thing.kind)
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 break-words">
          <bdi>{words ?? kind}</bdi>
        </p>
        <p className="text-muted text-sm">
          {words && `${kind} · `}
          {t(`privacy:refused.why.${whyRefused(thing)}`)}
        </p>
      </div>
      <Button
        aria-label={t('privacy:table.removeOf', { what: words ?? kind })}
        look="plain"
        onClick={onRemove}
        round
      >
        <Trash2 aria-hidden size={17} />
      </Button>
    </li>
  )
}
