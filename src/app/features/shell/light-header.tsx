import { useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { Languages } from 'lucide-react'
import { currentLocale } from '../../i18n/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Logo } from './logo.tsx'
import { SkipLink } from './skip-link.tsx'
import { switchLocale } from './switch-locale.ts'

/** The header of a page outside the main layout: the way out, and the language. */
export function LightHeader({ home }: { home: '/home' | '/project/list' }) {
  const { t } = useLingui()
  const router = useRouter()
  const other = currentLocale() === 'zh' ? 'en' : 'zh'
  return (
    <header className="border-b border-line print:hidden">
      <SkipLink />
      <div className="mx-auto flex h-14 w-full max-w-4xl items-center gap-2.5 px-4 sm:px-6">
        <Link to={home} aria-label={t`Home`} className="rounded-md">
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
  )
}
