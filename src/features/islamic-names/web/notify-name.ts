import { navigate } from 'wouter/use-browser-location'
import { countView } from '#shared/web/directory/use-counted-view.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import type { NameAnswer } from '../core/islamic-names.contract.ts'
import { nameTexts } from './name-texts.ts'

/** Shows a name with its meaning and origin in a toast, which leads to its page. */
export function notifyName(name: NameAnswer): void {
  const { title, meaning, origin } = nameTexts(name)
  const path = `/islamic-names/${name.seoSlug}`
  countView(path)
  toast({
    title,
    description: t('islamic-names:toast', { meaning, origin }),
    action: { label: t('islamic-names:open'), run: () => navigate(path) },
  })
}
