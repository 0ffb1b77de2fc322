import { namesInArabic } from '#shared/core/languages.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { Switch } from '#shared/web/ui/switch.tsx'
import { reciters } from '../../core/reciters.ts'
import { chooseReciter, useChosenReciter } from './chosen-reciter.ts'
import { continuousPlayback } from './continuous-playback.ts'

/** Settings for the reciter and continuous playback. */
export function ReciterSelect() {
  const chosen = useChosenReciter()
  return (
    <>
      <SelectField
        label={t('listening:page.reciters')}
        onChoose={chooseReciter}
        options={reciters.map(({ id, name, arabicName }) => ({
          value: id,
          text: namesInArabic(currentLanguage().code) ? arabicName : name,
        }))}
        value={chosen.id}
      />
      <Switch
        className="mt-2"
        on={continuousPlayback.use() ?? true}
        onChange={(on) => continuousPlayback.write(on)}
        text={t('listening:page.continuous')}
      />
    </>
  )
}
