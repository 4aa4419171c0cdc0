import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { RowsInside } from '../workers/shared-rows.ts'

interface Props {
  inside: RowsInside
  onAnswer: (agrees: boolean) => void
}

/** The second question before rows go into a share: what exactly is given away. */
export function RowsQuestion({ inside: { rows, variables }, onAnswer }: Props) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      onOpenChange={() => onAnswer(false)}
      closeLabel={t`Close`}
      title={<Plural value={rows} one="Give away # row?" other="Give away # rows?" />}
      footer={
        <>
          <Button data-first onClick={() => onAnswer(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="danger" onClick={() => onAnswer(true)}>
            <Trans>Share with the rows</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p>
          <Plural
            value={rows}
            one="The link will contain # row, with its values of these variables:"
            other="The link will contain # rows, each with its values of these variables:"
          />
        </p>
        <ul className="list-disc rounded-md bg-sunken py-2 pr-3 pl-7">
          {variables.map((name, k) => (
            <li key={`${k}${name}`} className="break-words">
              {name}
            </li>
          ))}
        </ul>
        <p>
          <Trans>
            The names and labels of these variables and of their values, and the options of the result, go along.
          </Trans>
        </p>
        <p>
          <Trans>
            Whoever has the link can read each row and copy it. Revoking the link does not take the rows back from those
            who have opened it.
          </Trans>
        </p>
        <p className="rounded-md bg-warn-soft p-3 text-sm">
          <Trans>
            Rare combinations of values can let somebody recognise a patient without a name. Share rows only if consent
            and your ethics committee allow it.
          </Trans>
        </p>
      </div>
    </Dialog>
  )
}
