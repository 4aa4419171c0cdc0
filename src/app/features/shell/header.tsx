import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { CircleHelp, Languages } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { configQuery } from '../../api/queries.ts'
import { currentLocale } from '../../i18n/locale.ts'
import { session } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { AssistantButton } from './assistant-button.tsx'
import { ConnectionMark } from './connection-mark.tsx'
import { Logo } from './logo.tsx'
import { DEFAULT_TITLE } from './page-title.tsx'
import { SearchButton } from './search-button.tsx'
import { ServiceCode } from './service-code.tsx'
import { SkipLink } from './skip-link.tsx'
import { switchLocale } from './switch-locale.ts'
import { UserButton } from './user-button.tsx'
import { UtilitiesButton } from './utilities-button.tsx'

const linkLook =
  'rounded-md px-3 py-2 text-sm text-ink-2 hover:bg-sunken hover:text-ink data-[status=active]:font-semibold data-[status=active]:text-accent'

export function Header() {
  const { t } = useLingui()
  const router = useRouter()
  const { user } = useSnapshot(session)
  const { data: site } = useQuery(configQuery())
  const other = currentLocale() === 'zh' ? 'en' : 'zh'
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-canvas/90 backdrop-blur-md print:hidden">
      <SkipLink />
      <div className="mx-auto flex h-14 max-w-screen-2xl items-center gap-1 px-4 sm:px-6">
        <Link
          to={user ? '/project/list' : '/home'}
          className="mr-1 flex min-w-0 items-center gap-2.5 rounded-md sm:mr-3"
          aria-label={t`Home`}
        >
          <Logo />
          <span className="truncate font-semibold tracking-tight">{site?.site_title || DEFAULT_TITLE}</span>
        </Link>
        <nav aria-label={t`Main`} className="hidden items-center md:flex">
          {user ? (
            <Link to="/project/list" className={linkLook}>
              <Trans>Projects</Trans>
            </Link>
          ) : null}
          <Link to="/tutorials/index" className={linkLook}>
            <Trans>Tutorials</Trans>
          </Link>
          {user ? (
            <UtilitiesButton />
          ) : (
            <Link to="/tool/index" className={linkLook}>
              <Trans>Clinical tools</Trans>
            </Link>
          )}
        </nav>
        <div className="ml-auto flex shrink-0 items-center gap-0.5">
          <SearchButton />
          <AssistantButton />
          <ConnectionMark />
          {site?.company_qr_code ? <ServiceCode src={site.company_qr_code} /> : null}
          {site?.help_doc_url ? (
            <Button asChild look="quiet" size="icon" className="max-sm:hidden">
              <a href={site.help_doc_url} target="_blank" rel="noopener noreferrer" aria-label={t`Help`}>
                <CircleHelp size={18} aria-hidden />
              </a>
            </Button>
          ) : null}
          <Button
            look="quiet"
            size="sm"
            lang={other === 'zh' ? 'zh-CN' : 'en'}
            aria-label={other === 'zh' ? '切换到中文' : 'Switch to English'}
            onClick={() => void switchLocale(router, other)}
          >
            <Languages size={16} aria-hidden />
            {other === 'zh' ? '中文' : 'EN'}
          </Button>
          <UserButton />
        </div>
      </div>
    </header>
  )
}
