import { t } from '#shared/web/i18n/i18n.ts'
import { Chip, ChipRow } from '#shared/web/ui/chips.tsx'
import { type SizeName, sizeNames } from '../core/sizes.ts'

/** Chooses the size of a picture. */
export function SizeChoice({ size, onChoose }: { size: SizeName; onChoose: (size: SizeName) => void }) {
  return (
    <div className="mt-5 print:hidden">
      <ChipRow label={t('gallery:size')}>
        {sizeNames.map((name) => (
          <Chip key={name} onPress={() => onChoose(name)} pressed={name === size}>
            {t(`gallery:sizes.${name}`)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}
