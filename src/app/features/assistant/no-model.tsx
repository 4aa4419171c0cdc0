import { Trans } from '@lingui/react/macro'

/** On a site without a model: never a text that looks like an answer. */
export function NoModel() {
  return (
    <p className="rounded-md bg-sunken px-4 py-3 text-ink-2">
      <Trans>This site has no AI model. The guide and the help work offline; they are not AI.</Trans>
    </p>
  )
}
