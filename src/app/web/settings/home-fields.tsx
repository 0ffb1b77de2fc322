import { type HomePart, homePartGroups, setHomePart, useHomePart } from '#shared/web/home-parts.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Switch } from '#shared/web/ui/switch.tsx'

/** A switch for each part of the home page that can be turned off. */
export function HomeFields() {
  return (
    <div className="grid gap-6">
      {Object.entries(homePartGroups).map(([group, parts]) => (
        <fieldset className="min-w-0" key={group}>
          <legend className="mb-1 text-muted text-sm">{t(`settings:home.groups.${group}`)}</legend>
          <div className="divide-y divide-hairline border-hairline border-y">
            {parts.map((part) => (
              <PartSwitch key={part} part={part} />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

function PartSwitch({ part }: { part: HomePart }) {
  const hasWisdom = useHomePart('wisdom')
  return (
    <Switch
      className="py-1.5"
      disabled={part === 'wisdomOpens' && !hasWisdom}
      on={useHomePart(part)}
      onChange={(on) => setHomePart(part, on)}
      text={t(`settings:home.parts.${part}`)}
    />
  )
}
