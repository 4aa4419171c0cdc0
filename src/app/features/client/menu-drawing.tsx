import { Trans } from '@lingui/react/macro'
import { classNames } from '../../ui/class-names.ts'

/** Where a browser's menu opens: from its right or left upper corner, or as a sheet from below. */
export type MenuPlace = 'right' | 'left' | 'below'

interface Props {
  readonly device: 'computer' | 'phone'
  readonly place: MenuPlace
  /** The sign or word that opens the menu. */
  readonly opener: string
  /** The entry to choose, in the words of the menu. */
  readonly entry: string
}

const frame = 'rounded-lg border border-line-strong bg-surface'
const line = <span className="block h-1.5 w-3/5 rounded-full bg-line-strong" />

/**
 * A drawing of a browser with its menu open, in the colours and the language of the page. Photographs of other browsers would show one version on
 * one system.
 */
export function MenuDrawing({ device, place, opener, entry }: Props) {
  const isPhone = device === 'phone'
  const bar = (
    <div className="flex items-center gap-2 border-b border-line bg-sunken px-2 py-1.5">
      {place === 'left' ? <Opener>{opener}</Opener> : null}
      <span className="h-4 min-w-0 flex-1 rounded-full bg-surface" />
      {place === 'right' ? <Opener>{opener}</Opener> : null}
    </div>
  )
  return (
    <figure className="flex flex-col gap-2">
      <div
        aria-hidden
        className={classNames(
          frame,
          'relative overflow-hidden',
          isPhone ? 'mx-auto h-64 w-40' : 'h-36 w-full max-w-80',
        )}
      >
        {bar}
        <div className="flex flex-col gap-2 p-3">
          <span className="block h-2.5 w-2/5 rounded-full bg-accent-soft" />
          {line}
          {line}
        </div>
        <div
          className={classNames(
            'absolute flex flex-col gap-2 border border-line-strong bg-raised p-2 text-2xs shadow-raised',
            place === 'below' ? 'inset-x-0 bottom-7 rounded-t-lg' : 'top-8 w-9/10 max-w-52 rounded-md',
            place === 'right' && 'right-1.5',
            place === 'left' && 'left-1.5',
          )}
        >
          {line}
          <span className="rounded-sm bg-accent px-1.5 py-1 font-medium text-on-accent">{entry}</span>
          {line}
        </div>
        {place === 'below' ? (
          <div className="absolute inset-x-0 bottom-0 flex h-7 items-center justify-center border-t border-line bg-sunken">
            <Opener>{opener}</Opener>
          </div>
        ) : null}
      </div>
      <figcaption className={classNames('text-xs text-ink-3', isPhone && 'text-center')}>
        <Trans>A drawing: the menu of your version may look different.</Trans>
      </figcaption>
    </figure>
  )
}

function Opener({ children }: { readonly children: string }) {
  return (
    <span className="shrink-0 rounded-sm bg-accent-soft px-1.5 text-2xs leading-4 font-semibold text-accent">
      {children}
    </span>
  )
}
