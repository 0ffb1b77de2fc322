import { Copy, Image, Share2 } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { t } from '../i18n/i18n.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { fieldLabel } from '../ui/field-parts.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.ts'

const networks = [
  {
    name: 'WhatsApp',
    address: (text: string, url: string) => `https://wa.me/?text=${code(`${text}\n${url}`)}`,
  },
  {
    name: 'Telegram',
    address: (text: string, url: string) => `https://t.me/share/url?url=${code(url)}&text=${code(text)}`,
  },
  {
    name: 'Facebook',
    address: (_: string, url: string) => `https://www.facebook.com/sharer/sharer.php?u=${code(url)}`,
  },
  {
    name: 'Twitter/X',
    address: (text: string, url: string) => `https://x.com/intent/post?text=${code(text)}&url=${code(url)}`,
  },
] as const

const code = encodeURIComponent

/**
 * Shares a text and its address: by the device's own dialog or as a copy where it has none, as a link, in four networks, or
 * by email.
 */
export default function ShareDialog({
  text,
  url,
  onPicture,
  onClose,
}: {
  text: string
  url: string
  /** Opens the text as a picture; without it there is none. */
  onPicture?: () => void
  onClose: () => void
}) {
  const copy = async (copied: string, title: string) => {
    try {
      await navigator.clipboard.writeText(copied)
      toast({ title })
      onClose()
    } catch {
      toast({ title: t('share:notCopied'), tone: 'destructive' })
    }
  }
  const copyAll = () => copy(`${text}\n${url}`, t('share:copiedAll'))
  const share = () => {
    if (!('share' in navigator)) return copyAll()
    return navigator.share({ text, url }).then(onClose, (error: unknown) => {
      // The person closed the device's dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return
      return copyAll()
    })
  }
  return (
    <Dialog onClose={onClose} open title={t('share:title')}>
      <Preview text={text} />
      <div className="flex flex-wrap gap-2">
        <Button look="action" onClick={() => void share()}>
          <Share2 aria-hidden size={18} />
          {t('share:native')}
        </Button>
        <Button onClick={() => void copy(url, t('share:copied'))}>
          <Copy aria-hidden size={18} />
          {t('share:copy')}
        </Button>
        {onPicture && (
          <Button onClick={onPicture}>
            <Image aria-hidden size={18} />
            {t('share:picture')}
          </Button>
        )}
        {networks.map(({ name, address }) => (
          <a
            className={buttonClass()}
            href={address(text, url)}
            key={name}
            rel="noopener noreferrer"
            target="_blank"
          >
            {name}
          </a>
        ))}
      </div>
      <EmailForm onSent={onClose} text={text} url={url} />
    </Dialog>
  )
}

/** Characters that only the Quran's text and its typeface have. */
const quranMarks = /[\u0653\u0670\u0671\u06d6-\u06ed\u08f0-\u08f2]/

/** The text to share, with its verses in their own typeface. */
function Preview({ text }: { text: string }) {
  return (
    <div className="mb-4 grid max-h-48 gap-3 overflow-y-auto rounded-xl bg-sunken px-4 py-3">
      {text.split('\n\n').map((part) =>
        quranMarks.test(part) ? (
          <p className="quran-text py-1 text-[1.5rem]" key={part} lang="ar">
            {part}
          </p>
        ) : (
          <p className="whitespace-pre-line" dir="auto" key={part}>
            {part}
          </p>
        ),
      )}
    </div>
  )
}

const troubles = {
  required: () => `${t('share:emailRequired')}. ${t('share:emailRequiredHint')}`,
  invalid: () => t('share:emailInvalid'),
} as const

/** Opens the mail client. The fields are cleared with the dialog, which closes. */
function EmailForm({ text, url, onSent }: { text: string; url: string; onSent: () => void }) {
  const message = useId()
  const address = useRef<HTMLInputElement>(null)
  const [trouble, setTrouble] = useState<keyof typeof troubles>()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const email = String(typed.get('email')).trim()
    const found = !email ? 'required' : address.current?.validity.valid === false ? 'invalid' : undefined
    setTrouble(found)
    if (found) return address.current?.focus()
    const body = [String(typed.get('message')).trim(), text, url].filter(Boolean).join('\n\n')
    location.assign(mailAddress(email, t('share:subject'), body))
    toast({ title: t('share:emailOpened') })
    onSent()
  }
  return (
    <form className="mt-6 grid gap-4 border-hairline border-t pt-5" noValidate onSubmit={send}>
      <h3 className="text-base">{t('share:byEmail')}</h3>
      <TextField
        autoCapitalize="none"
        autoComplete="off"
        dir="ltr"
        error={trouble && troubles[trouble]()}
        inputMode="email"
        label={t('share:email')}
        name="email"
        ref={address}
        required
        spellCheck={false}
        type="email"
      />
      <div>
        <label className={fieldLabel} htmlFor={message}>
          {t('share:message')}
        </label>
        <textarea
          className="w-full rounded-xl border border-hairline bg-paper px-3.5 py-2.5"
          dir="auto"
          id={message}
          name="message"
          rows={3}
        />
      </div>
      <div>
        <Button type="submit">{t('share:send')}</Button>
      </div>
    </form>
  )
}

/** The address of a new email (RFC 6068): its `@` is literal, its line breaks are CRLF. */
const mailAddress = (email: string, subject: string, body: string): string =>
  `mailto:${code(email).replaceAll('%40', '@')}?subject=${code(subject)}&body=${code(body.replaceAll('\n', '\r\n'))}`
