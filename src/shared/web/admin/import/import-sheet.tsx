import { FileUp } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { formatBytes } from '../../i18n/format-bytes.ts'
import { t } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { focusFirstError } from '../../ui/focus-first-error.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { aboveSheetButtons, SheetButtons } from '../sheet-buttons.tsx'
import type { FileImport, Options, useFileImport } from './use-file-import.ts'

type Importing<Names extends Options, Found extends FileImport> = ReturnType<
  typeof useFileImport<Names, Found>
>

/** The name of the encoding of files, in its own direction. */
const ENCODING = '\u2068UTF-8\u2069'

/** Problems of a file that every import has. */
const commonTroubles = ['missing', 'too_large', 'empty', 'not_text', 'compressed', 'not_utf8']

/**
 * A sheet that imports a file as one item: its options and the file, then what a check found with the problems by line, then
 * the import.
 */
export function ImportSheet<Names extends Options, Found extends FileImport>({
  importing,
  title,
  accept,
  hint,
  maxBytes,
  fileTrouble,
  problemText,
  summary,
  found,
  onClose,
  children,
}: {
  importing: Importing<Names, Found>
  title: string
  /** The `accept` attribute of the file input. */
  accept: string
  /** What the file looks like. */
  hint: string
  maxBytes: number
  /** A problem of the file by its code, for codes of this import. */
  fileTrouble: (code: string) => string
  problemText: (problem: Found['problems'][number]) => string
  /** What the file has, in a sentence. */
  summary: (found: Found) => string
  /** The content of the file. */
  found?: (found: Found) => ReactNode
  onClose: () => void
  /** The fields of the options. */
  children: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const { file, state, checked, choose, check, store, troubleOf } = importing
  const isBusy = state.kind === 'busy'
  const trouble = troubleOf('file')
  const isImportable = checked && checked.found.problemCount === 0 && !checked.found.isUnchanged
  // The fields fill a phone.
  useEffect(() => {
    if (checked) outcome.current?.scrollIntoView({ block: 'start' })
  }, [checked])
  const submit = async () => {
    if (isImportable) return store(checked.found.existing?.version)
    await check()
    focusFirstError(form.current)
  }
  return (
    <Dialog onClose={onClose} open shape="wideSheet" title={title}>
      <form
        className={aboveSheetButtons}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void submit()
        }}
        ref={form}
      >
        <div>
          <div className="flex flex-wrap items-center gap-3">
            <FileButton
              accept={accept}
              icon={<FileUp aria-hidden size={18} />}
              label={t(`admin:fileImport.${file ? 'chooseOther' : 'choose'}`)}
              onFile={choose}
            />
            {file && (
              <p className="min-w-0 break-words">
                <bdi>{file.name}</bdi> <span className="text-muted">{formatBytes(file.size)}</span>
              </p>
            )}
          </div>
          <p className="mt-1.5 text-muted text-sm">{hint}</p>
          <p className="mt-1.5 text-ending text-sm empty:hidden" role="alert">
            {trouble &&
              (commonTroubles.includes(trouble)
                ? t(`admin:fileImport.troubles.${trouble}`, {
                    size: formatBytes(maxBytes),
                    encoding: ENCODING,
                  })
                : fileTrouble(trouble))}
          </p>
        </div>
        {children}
        {isBusy && (
          <ProgressBar
            aria-label={t('admin:fileImport.busy')}
            className="w-full"
            max={1}
            value={state.share}
          />
        )}
        <div className="grid gap-1 empty:hidden" ref={outcome} role="status">
          {checked && <Outcome summary={summary(checked.found)} {...checked} />}
        </div>
        {checked && (
          <>
            <Problems found={checked.found} problemText={problemText} />
            {found?.(checked.found)}
          </>
        )}
        <p className="text-ending empty:hidden" role="alert">
          {state.kind === 'failed' && state.message}
        </p>
        <SheetButtons>
          <Button aria-disabled={isBusy} look="action" type="submit">
            {t(
              `admin:fileImport.${isImportable ? (checked.found.existing ? 'replace' : 'import') : 'check'}`,
            )}
          </Button>
          <Button onClick={onClose}>{t('admin:cancel')}</Button>
        </SheetButtons>
      </form>
    </Dialog>
  )
}

function Outcome({
  summary,
  found: { problemCount, existing, isUnchanged },
  wasOvertaken,
}: {
  summary: string
  found: FileImport
  wasOvertaken: boolean
}) {
  return (
    <>
      {wasOvertaken && <p className="text-ending">{t('admin:fileImport.overtaken')}</p>}
      <p className="font-semibold">{summary}</p>
      {problemCount > 0 ? (
        <p className="text-ending">
          {t('admin:fileImport.problems', { count: problemCount, number: formatNumber(problemCount) })}
        </p>
      ) : isUnchanged ? (
        <p>{t('admin:fileImport.unchanged')}</p>
      ) : (
        existing && <p>{t('admin:fileImport.replaces')}</p>
      )}
    </>
  )
}

function Problems<Found extends FileImport>({
  found: { problems, problemCount },
  problemText,
}: {
  found: Found
  problemText: (problem: Found['problems'][number]) => string
}) {
  if (problemCount === 0) return null
  const more = problemCount - problems.length
  return (
    <div>
      <ul className="max-h-60 overflow-y-auto text-sm" data-problems>
        {problems.map((problem) => {
          const text = problemText(problem)
          return (
            <li className="border-hairline border-b py-1.5" key={`${problem.line} ${text}`}>
              {t('admin:fileImport.problem', { line: formatNumber(problem.line), text })}
            </li>
          )
        })}
      </ul>
      {more > 0 && (
        <p className="mt-1 text-muted text-sm">
          {t('admin:fileImport.more', { count: more, number: formatNumber(more) })}
        </p>
      )}
    </div>
  )
}
