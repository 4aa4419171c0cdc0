import { Trans, useLingui } from '@lingui/react/macro'
import { callForFile } from '../../api/call.ts'
import { saveFile } from '../../download/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { useSubmit } from '../../verification/use-submit.ts'

async function fetchExport(): Promise<{ blob: Blob; name: string }> {
  const response = await callForFile('User/export', {}, 'application/zip')
  const [, name] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { blob: await response.blob(), name: name ?? 'account.zip' }
}

/** Downloads all data that the server stores about the user. */
export function ExportView() {
  const { i18n } = useLingui()
  const { submit, error, busy } = useSubmit()
  const download = () =>
    submit(async () => {
      const { blob, name } = await fetchExport()
      saveFile(blob, name)
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
      <Button look="primary" size="lg" disabled={busy} data-first onClick={() => void download()}>
        {busy ? <Trans>Downloading data, please wait</Trans> : <Trans>Download</Trans>}
      </Button>
    </div>
  )
}
