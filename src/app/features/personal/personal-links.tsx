import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link, useParams } from '@tanstack/react-router'
import {
  BadgeCheck,
  ClipboardList,
  FileCheck2,
  FilePlus2,
  FileText,
  History,
  type LucideIcon,
  Plus,
  ScrollText,
  Star,
  UserRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { PersonalSearch } from './search.ts'

interface Entry {
  /** The part of the address after `/personal/`. */
  readonly page: string
  readonly title: MessageDescriptor
  readonly about: MessageDescriptor
  readonly icon: LucideIcon
}

/** The pages of the account centre that its list names. */
export const entries: readonly Entry[] = [
  { page: 'member/renew', title: msg`Membership plans`, about: msg`What membership gives, and its plans`, icon: Star },
  {
    page: 'member/rechargeRecord',
    title: msg`Membership records`,
    about: msg`What you were given, with the end before and after`,
    icon: History,
  },
  { page: 'active', title: msg`Activation code`, about: msg`Membership that an institution gives`, icon: BadgeCheck },
  {
    page: 'wallet/recharge',
    title: msg`Recharge the wallet`,
    about: msg`Add money to pay with later`,
    icon: Plus,
  },
  {
    page: 'wallet/rechargeRecord',
    title: msg`Recharges`,
    about: msg`What you added, and what can be paid back`,
    icon: ClipboardList,
  },
  { page: 'wallet/runningWater', title: msg`Statement`, about: msg`What came in and went out`, icon: ScrollText },
  {
    page: 'rise/history',
    title: msg`Invoice history`,
    about: msg`What was issued to you, with its files`,
    icon: FileCheck2,
  },
  {
    page: 'invoicing',
    title: msg`Ask for an invoice`,
    about: msg`For what you have paid`,
    icon: FilePlus2,
  },
  {
    page: 'rise',
    title: msg`Invoice titles`,
    about: msg`Companies and persons that invoices are made out to`,
    icon: FileText,
  },
]

interface LinkProps {
  readonly page: string
  readonly search?: PersonalSearch
  readonly className?: string
  /** Active on this page alone, not on those below it. */
  readonly exact?: boolean
  readonly 'aria-label'?: string
  readonly children: ReactNode
}

/** A link to a page of the account centre. */
export function PersonalLink({ page, search = {}, exact = false, ...rest }: LinkProps) {
  return (
    <Link
      to="/personal/$"
      params={{ _splat: page }}
      search={search as object}
      activeOptions={{ exact, includeSearch: false }}
      {...rest}
    />
  )
}

const look =
  'flex min-h-10 items-center gap-2.5 rounded-md px-3 py-2 text-sm text-ink-2 hover:bg-sunken hover:text-ink data-[status=active]:bg-accent-soft data-[status=active]:font-semibold data-[status=active]:text-accent'

/** The list beside the pages. */
export function PersonalRail() {
  const { t, i18n } = useLingui()
  const { _splat: here } = useParams({ strict: false })
  // a page below another of the list is not marked as both
  const isListed = entries.some(({ page }) => page === here)
  return (
    <nav aria-label={t`Account centre`} className="sticky top-20 hidden flex-col gap-0.5 md:flex print:hidden">
      <PersonalLink page="index" exact className={look}>
        <UserRound size={16} aria-hidden />
        {t`Overview`}
      </PersonalLink>
      {entries.map(({ page, title, icon: Icon }) => (
        <PersonalLink key={page} page={page} exact={isListed} className={look}>
          <Icon size={16} aria-hidden />
          {i18n._(title)}
        </PersonalLink>
      ))}
    </nav>
  )
}
