import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { callForFile } from '../../api/call.ts'
import { saveFile } from '../../download/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { WorkStatus } from '../../ui/work-cover.tsx'
import { useSubmit } from '../../verification/use-submit.ts'

async function fetchExport(signal: AbortSignal): Promise<{ blob: Blob; name: string }> {
  const response = await callForFile('User/export', {}, 'application/zip', signal)
  const [, name] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { blob: await response.blob(), name: name ?? 'account.zip' }
}

/** Downloads all data that the server stores about the user. */
export function ExportView() {
  const { i18n } = useLingui()
  const { submit, error, busy } = useSubmit()
  const stop = useRef<AbortController>(undefined)
  const download = () =>
    submit(async () => {
      const controller = new AbortController()
      stop.current = controller
      try {
        const { blob, name } = await fetchExport(controller.signal)
        saveFile(blob, name)
      } catch (failure) {
        if (!controller.signal.aborted) throw failure
      }
    })
  return (
    <div className="flex flex-col gap-5">
      <p className="text-base text-ink-2">
        <Trans>
          A ZIP file with everything that the server keeps of you: account, devices, projects, analyses, charts,
          pictures, and the data files of projects in the cloud. What is only on your devices is not in it: save such
          projects to files.
        </Trans>
      </p>
      {error ? (
        <FormError>
          {error.code === 'network' ? (
            <Trans>Error downloading file, please contact the administrator</Trans>
          ) : (
            i18n._(error.words)
          )}
        </FormError>
      ) : null}
      {busy ? (
        <WorkStatus
          stage={<Trans>Downloading data, please wait</Trans>}
          onCancel={() => stop.current?.abort(new DOMException('cancelled', 'AbortError'))}
        />
      ) : (
        <Button look="primary" size="lg" data-first onClick={() => void download()}>
          <Trans>Download</Trans>
        </Button>
      )}
    </div>
  )
}
