import { Trans, useLingui } from '@lingui/react/macro'
import { FileSearch } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fillTemplate } from '#formats/fill-template.ts'
import { FormatError } from '#formats/format-error.ts'
import { formatWords } from '#formats/messages.ts'
import { useWords } from '../../i18n/use-words.ts'
import { DATA_FILES } from '../../import/data-files.ts'
import { NO_TRAIL, trail } from '../../state/trail.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { Folded } from '../../ui/folded.tsx'
import {
  isShareLink,
  NoProvenance,
  type OpenedDocument,
  openDocument,
  openSharedResult,
  ShareUnopened,
} from './open-document.ts'
import { VerifiedDocument } from './verified-document.tsx'

const DOCUMENTS = '.docx,.pdf,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const noFiles: readonly File[] = []

/** Takes a document that was written here, and shows each of its results as it was computed. Nothing leaves the device. */
export default function VerifyPage() {
  const { t } = useLingui()
  const say = useFaultWords()
  const [opened, setOpened] = useState<OpenedDocument>()
  const [times, setTimes] = useState(0)
  const [given, setGiven] = useState(noFiles)
  const [fault, setFault] = useState<string>()
  const [link, setLink] = useState('')
  const title = t`Verify a document`
  useEffect(() => {
    trail.current = { ...NO_TRAIL, title }
    return () => {
      trail.current = NO_TRAIL
    }
  }, [title])
  const open = async (make: () => Promise<OpenedDocument>) => {
    setFault(undefined)
    try {
      const made = await make()
      setGiven(noFiles)
      setOpened(made)
      setTimes((before) => before + 1)
    } catch (error) {
      setFault(say(error))
    }
  }
  const take = async (file: File) => {
    // beside an open document, a file of another type holds its data
    const isData = opened !== undefined && !/\.(?:docx|pdf)$/i.test(file.name)
    if (isData) setGiven((before) => [...before, file])
    else await open(() => openDocument(file))
  }
  const taken = useRef(take)
  const follow = useRef((address: string) => void open(() => openSharedResult(address)))
  useEffect(() => {
    taken.current = take
    follow.current = (address) => void open(() => openSharedResult(address))
  })
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      const [file] = clipboardData?.files ?? []
      const text = clipboardData?.getData('text/plain') ?? ''
      if (file) void taken.current(file)
      else if (isShareLink(text)) follow.current(text)
    }
    addEventListener('paste', onPaste)
    return () => removeEventListener('paste', onPaste)
  }, [])
  return (
    <div className="flex flex-col gap-6">
      <FileDrop label={<Trans>Let go to check this file</Trans>} onFile={(file) => void take(file)} />
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl">{title}</h1>
        <p className="max-w-3xl text-ink-2">
          <Trans>
            Word files, PDF figures and share links made with this software state how each number was computed. Open one
            here to read it, and give the data to compute every number again. The file and the data stay on this device.
          </Trans>
        </p>
      </header>
      <section aria-label={t`Choose a document`} className="flex flex-col gap-4 rounded-xl bg-surface p-5 shadow-card">
        <div className="flex flex-wrap items-center gap-3">
          <ChooseFile look="primary" accept={DOCUMENTS} onFile={(file) => void take(file)}>
            <FileSearch size={16} aria-hidden />
            <Trans>Choose a Word file or PDF</Trans>
          </ChooseFile>
          <span className="text-sm text-ink-3">
            <Trans>or drop it here, or paste it</Trans>
          </span>
        </div>
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            follow.current(link)
          }}
        >
          <TextField
            className="min-w-0 grow"
            label={t`Address of a shared result`}
            inputMode="url"
            autoComplete="off"
            value={link}
            onChange={({ target }) => setLink(target.value)}
          />
          <Button size="field" type="submit" disabled={link.trim() === ''}>
            <Trans>Open</Trans>
          </Button>
        </form>
        {fault === undefined ? null : (
          <p role="alert" className="rounded-md bg-danger-soft p-3 text-sm text-danger">
            {fault}
          </p>
        )}
      </section>
      {opened ? (
        <VerifiedDocument
          key={times}
          opened={opened}
          given={given}
          sayFault={say}
          chooseData={
            <ChooseFile accept={DATA_FILES} onFile={(file) => setGiven((before) => [...before, file])}>
              <Trans>Choose the data file</Trans>
            </ChooseFile>
          }
        />
      ) : null}
      <Folded
        className="rounded-xl bg-surface p-5 shadow-card"
        summary={<Trans>For editors and reviewers</Trans>}
        summaryLook="cursor-pointer font-medium"
      >
        {() => (
          <div className="mt-3 flex max-w-3xl flex-col gap-3 text-ink-2">
            <p>
              <Trans>
                A file states for each result: the method and its options, the steps that prepared the data, the hash of
                the data, the version of the engine, and its numbers. It holds no row of the data.
              </Trans>
            </p>
            <p>
              <Trans>
                Without the data this page shows whether the tables and sentences of a Word file are still those that
                were written. That finds slips, but no forgery: whoever rewrites a file can rewrite its statement too.
                Proof is to compute again: ask the authors for the data file, choose it above, and each number is marked
                green if it is equal as shown, or red with both values.
              </Trans>
            </p>
            <p>
              <Trans>
                Pages printed to PDF by the browser, pictures, Excel and Markdown files carry no statement: ask for the
                Word file. A changed number has a reason: other data, other preparation of the data, or another version
                of the engine.
              </Trans>
            </p>
          </div>
        )}
      </Folded>
    </div>
  )
}

interface ChooseProps {
  look?: 'primary' | 'secondary'
  accept: string
  onFile: (file: File) => void
  children: ReactNode
}

function ChooseFile({ look = 'secondary', accept, onFile, children }: ChooseProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look={look} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}

/** Why a file or a share cannot be checked, and what to do. */
function useFaultWords(): (error: unknown) => string {
  const { t } = useLingui()
  const { language } = useWords()
  return (error) => {
    if (error instanceof NoProvenance) return noneWords(error.reason)
    if (error instanceof ShareUnopened) return shareWords(error.reason)
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'not-a-zip') return formatWords['not-a-document'][language]
    if (Object.hasOwn(formatWords, code)) {
      const params =
        error instanceof FormatError ? error.params : ((error as { params?: FormatError['params'] }).params ?? {})
      return fillTemplate(formatWords[code as keyof typeof formatWords][language], params)
    }
    return t`The file could not be read: ${error instanceof Error ? error.message : String(error)}`
  }
  function noneWords(reason: NoProvenance['reason']): string {
    switch (reason) {
      case 'printed':
        return t`This PDF does not state how its numbers were computed: it was printed by a browser or made by another program, and printing leaves the statement out. Ask for the Word file, or for the figure saved as PDF.`
      case 'unstated':
        return t`This PDF was made with this software, but it does not state how it was computed: it was written on the command line, without its project, or by an older version. Ask for the figure saved from the page of its analysis or chart.`
      case 'other':
        return t`This file does not state how its numbers were computed: another program wrote it, or saved it without that part, or it is older than this page. Ask for the Word file as it was saved here.`
    }
  }
  function shareWords(reason: ShareUnopened['reason']): string {
    switch (reason) {
      case 'no-link':
        return t`This is no address of a result shared on this site. Paste the whole link as it was sent, with everything behind the #.`
      case 'gone':
        return t`This link is no longer valid: it was revoked, its time is over, or it never existed. Ask whoever sent it for a new one.`
      case 'unreadable':
        return t`The key in the link is missing or wrong, or the content is damaged. Open the whole link as it was sent, with everything behind the #.`
      case 'newer':
        return t`A newer version of the application made it. Reload this page to get that version, then it opens.`
      case 'busy':
        return t`Too many shared pages were opened from here. Wait ten minutes, then open the link again.`
      case 'offline':
        return t`The server cannot be reached, and this share is not kept on this device. Open it again when you are online.`
    }
  }
}
