import * as RadixToast from '@radix-ui/react-toast'
import { X } from 'lucide-react'
import { currentLanguage, t } from '../i18n/i18n.ts'
import { Button, buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'
import { dismissToast, useToast } from './toast.ts'

/** Shows messages: one at a time, for five seconds; swiping by 50 px closes them, F8 focuses them. */
export default function ToastArea() {
  const toast = useToast()
  const swipe = currentLanguage().direction === 'rtl' ? 'left' : 'right'
  return (
    <RadixToast.Provider
      duration={5000}
      label={t('shell:notification')}
      swipeDirection={swipe}
      swipeThreshold={50}
    >
      {toast && (
        <RadixToast.Root
          className={classNames(
            'flex items-start justify-between gap-3 rounded-card border bg-raised py-3 ps-5 pe-2 text-ink shadow-card',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            toast.tone === 'destructive' ? 'border-ending' : 'border-hairline',
          )}
          key={toast.id}
          onOpenChange={(open) => !open && dismissToast()}
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
        >
          <div className="py-1.5">
            <RadixToast.Title className="font-semibold">{toast.title}</RadixToast.Title>
            {toast.description && (
              <RadixToast.Description className="text-muted text-sm">
                {toast.description}
              </RadixToast.Description>
            )}
          </div>
          {toast.action && (
            <RadixToast.Action
              altText={toast.action.label}
              className={classNames(buttonClass({ look: 'plain' }), 'ms-auto text-action')}
              onClick={toast.action.run}
            >
              {toast.action.label}
            </RadixToast.Action>
          )}
          <RadixToast.Close asChild>
            <Button aria-label={t('shell:close')} look="plain" round>
              <X aria-hidden size={18} />
            </Button>
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport
        className="fixed end-0 bottom-(--player-bar) z-50 w-full p-4 max-lg:bottom-[calc(var(--bottom-bar)+var(--player-bar))] sm:max-w-md"
        label={`${t('shell:notification')} ({hotkey})`}
      />
    </RadixToast.Provider>
  )
}
