import { t } from '#shared/web/i18n/i18n.ts'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { hourNames, hourOf } from '../../core/colour/hours.ts'
import { paletteNames, palettes } from '../../core/colour/palettes.ts'
import { type Design, isLandscape, moons } from '../../core/design.ts'
import { isMosque, landscapeNames } from '../../core/landscapes.ts'
import { ornamentNames } from '../../core/ornament/ornaments.ts'
import { SizeChoice } from '../size-choice.tsx'

type Change = (part: Partial<Design>) => void

/** Chooses the ornament or the landscape with its colours, and the size. */
export function LookChoice({ design, change }: { design: Design; change: Change }) {
  const { look, hour, moon } = design
  const looks = [...ornamentNames, ...landscapeNames].map((value) => ({ value, text: lookName(value) }))
  return (
    <section className="grid gap-4">
      <SelectField
        label={t('gallery:studio.look')}
        onChoose={(value) => change({ look: value })}
        options={looks}
        value={look}
      />
      {isLandscape(look) ? (
        <>
          <RadioGroup
            label={t('gallery:studio.hour')}
            onChoose={(value) => change({ hour: value })}
            options={hourNames.map((value) => ({ value, text: t(`gallery:studio.hours.${value}`) }))}
            value={hour}
          />
          {hourOf(hour).isDark && <MoonChoice moon={moon} onChoose={(value) => change({ moon: value })} />}
        </>
      ) : (
        <PaletteChoice change={change} design={design} />
      )}
      <SizeChoice onChoose={(size) => change({ size })} size={design.size} />
    </section>
  )
}

const moonNames = ['young', 'first', 'full', 'last'] as const

function MoonChoice({ moon, onChoose }: { moon: number; onChoose: (moon: number) => void }) {
  return (
    <RadioGroup
      label={t('gallery:studio.moon')}
      onChoose={(name) => onChoose(moons[moonNames.indexOf(name)] ?? moon)}
      options={moonNames.map((value) => ({ value, text: t(`gallery:studio.moons.${value}`) }))}
      value={moonNames[moons.indexOf(moon as (typeof moons)[number])] ?? 'full'}
    />
  )
}

function PaletteChoice({ design, change }: { design: Design; change: Change }) {
  return (
    <RadioGroup
      label={t('gallery:studio.colours')}
      onChoose={(palette) => change({ palette })}
      options={paletteNames.map((value) => ({
        value,
        text: t(`gallery:studio.palettes.${value}`),
        icon: <Swatch colours={[palettes[value].ground[0], palettes[value].ornament]} />,
      }))}
      value={design.palette}
    />
  )
}

/** The ground and the ornament of a palette. */
function Swatch({ colours: [ground, ornament] }: { colours: readonly [string, string] }) {
  return (
    <svg aria-hidden="true" className="shrink-0 rounded-full" height={20} viewBox="0 0 20 20" width={20}>
      <circle cx={10} cy={10} fill={ground} r={9.5} stroke={ornament} />
      <circle cx={10} cy={10} fill={ornament} r={4} />
    </svg>
  )
}

function lookName(look: Design['look']): string {
  if (!isLandscape(look)) return t(`gallery:studio.ornaments.${look}`)
  return isMosque(look) ? t(`gallery:mosques.${look}.title`) : t(`gallery:nature.${look}`)
}
