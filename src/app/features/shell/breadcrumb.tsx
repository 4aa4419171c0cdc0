import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useMatches } from '@tanstack/react-router'

/** The current location: section, then page. */
export function Breadcrumb() {
  const { i18n, t } = useLingui()
  const data = useMatches({ select: (matches) => matches.at(-1)?.staticData })
  if (!data?.title) return null
  return (
    <nav aria-label={t`Breadcrumb`} className="print:hidden">
      <ol className="flex items-center gap-2 text-sm text-ink-3">
        <li>
          <Link to="/" className="hover:text-ink">
            <Trans>Home</Trans>
          </Link>
        </li>
        {data.section ? (
          <li className="flex gap-2">
            <span aria-hidden>/</span>
            <Link to={data.section.to} className="hover:text-ink">
              {i18n._(data.section.title)}
            </Link>
          </li>
        ) : null}
        <li className="flex gap-2" aria-current="page">
          <span aria-hidden>/</span>
          <span className="text-ink-2">{i18n._(data.title)}</span>
        </li>
      </ol>
    </nav>
  )
}
