import { Copy, Share2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { t } from '../i18n/i18n.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
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
    name: 'X',
    address: (text: string, url: string) => `https://x.com/intent/post?text=${code(text)}&url=${code(url)}`,
  },
] as const

const code = encodeURIComponent

/** Shares a text and its address: by the device's own dialog, as a copy, in four networks, or by email. */
export default function ShareDialog({
  text,
  url,
  onClose,
}: {
  text: string
  url: string
  onClose: () => void
}) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${text}\n${url}`)
      toast({ title: t('share:copied') })
      onClose()
    } catch {
      toast({ title: t('share:notCopied'), tone: 'destructive' })
    }
  }
  const shareNatively = () => navigator.share({ text, url }).then(onClose, () => undefined)
  return (
    <Dialog onClose={onClose} open title={t('share:title')}>
      <Preview text={text} />
      <div className="flex flex-wrap gap-2">
        {'share' in navigator && (
          <Button look="action" onClick={shareNatively}>
            <Share2 aria-hidden size={18} />
            {t('share:native')}
          </Button>
        )}
        <Button onClick={copy}>
          <Copy aria-hidden size={18} />
          {t('share:copy')}
        </Button>
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

const field = 'w-full rounded-xl border border-hairline bg-paper px-4 py-2.5'

function EmailForm({ text, url, onSent }: { text: string; url: string; onSent: () => void }) {
  const [email, setEmail] = useState('')
  const [message, setMessage] = useState('')
  const [missing, setMissing] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!email.trim())
    if (!email.trim()) return
    const body = [message.trim(), text, url].filter(Boolean).join('\n\n')
    location.href = `mailto:${code(email.trim())}?subject=${code(t('share:subject'))}&body=${code(body)}`
    toast({ title: t('share:emailOpened') })
    onSent()
  }
  return (
    <form className="mt-6 border-hairline border-t pt-5" noValidate onSubmit={send}>
      <h3 className="mb-3 text-base">{t('share:byEmail')}</h3>
      <label className="mb-3 block">
        <span className="mb-1 block text-sm">{t('share:email')}</span>
        <input
          aria-describedby="email-missing"
          aria-invalid={missing}
          className={field}
          dir="ltr"
          onChange={(e) => setEmail(e.target.value)}
          type="email"
          value={email}
        />
      </label>
      <p className="mb-3 text-ending text-sm" id="email-missing" role="alert">
        {missing && (
          <>
            <strong className="font-semibold">{t('share:emailRequired')}</strong>{' '}
            {t('share:emailRequiredHint')}
          </>
        )}
      </p>
      <label className="mb-3 block">
        <span className="mb-1 block text-sm">{t('share:message')}</span>
        <textarea className={field} onChange={(e) => setMessage(e.target.value)} rows={3} value={message} />
      </label>
      <Button type="submit">{t('share:send')}</Button>
    </form>
  )
}
