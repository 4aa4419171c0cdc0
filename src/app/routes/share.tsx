import { useLingui } from '@lingui/react/macro'
import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { Languages } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Logo } from '../features/shell/logo.tsx'
import { PassportFooter } from '../features/shell/passport-footer.tsx'
import { SkipLink } from '../features/shell/skip-link.tsx'
import { switchLocale } from '../features/shell/switch-locale.ts'
import { currentLocale } from '../i18n/locale.ts'
import { loadPart } from '../loading/load-part.ts'
import { Button } from '../ui/button.tsx'

const SharePage = lazy(() => loadPart(() => import('../features/share/share-page.tsx'), 'own'))

/** Its search and its title are the page's own: what stands here is part of the first load of every page. */
export const Route = createFileRoute('/share')({ component: Share })

/** A layout of its own, for readers without an account: the result, the language, and where it was made. */
function Share() {
  const { t } = useLingui()
  const router = useRouter()
  const other = currentLocale() === 'zh' ? 'en' : 'zh'
  return (
    <div className="flex min-h-dvh flex-col">
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <header className="border-b border-line print:hidden">
        <SkipLink />
        <div className="mx-auto flex h-14 w-full max-w-4xl items-center gap-2.5 px-4 sm:px-6">
          <Link to="/home" aria-label={t`Home`} className="rounded-md">
            <Logo />
          </Link>
          <Button
            look="quiet"
            size="sm"
            className="ml-auto"
            lang={other === 'zh' ? 'zh-CN' : 'en'}
            aria-label={other === 'zh' ? '切换到中文' : 'Switch to English'}
            onClick={() => void switchLocale(router, other)}
          >
            <Languages size={16} aria-hidden />
            {other === 'zh' ? '中文' : 'EN'}
          </Button>
        </div>
      </header>
      <main id="main" className="mx-auto w-full max-w-4xl flex-1 px-4 py-6 sm:px-6">
        <Suspense>
          <SharePage />
        </Suspense>
      </main>
      <PassportFooter />
    </div>
  )
}
