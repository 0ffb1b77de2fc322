import { t } from '#shared/web/i18n/i18n.ts'
import { poseNamed } from '../core/pose-named.ts'
import { Figure } from './figure/figure.tsx'

/** The figures of a step or sign side by side. */
export function Figures({ poses, title }: { poses: readonly string[]; title: string }) {
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {poses.map((pose) => (
        <Figure
          className={poses.length > 1 ? 'size-32 sm:size-36 print:size-28' : 'size-44 print:size-36'}
          key={pose}
          pose={poseNamed(pose)}
          title={t('sign-language:figure', { title })}
        />
      ))}
    </div>
  )
}
