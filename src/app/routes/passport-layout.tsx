import { Trans } from '@lingui/react/macro'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Calculator, CloudOff, FileCheck2, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Header } from '../features/shell/header.tsx'
import { PassportFooter } from '../features/shell/passport-footer.tsx'
import { TabBar } from '../features/shell/tab-bar.tsx'

export const Route = createFileRoute('/_passport')({ component: PassportLayout })

function Point({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3.5">
      <span className="mt-0.5 text-accent">{icon}</span>
      <span>{children}</span>
    </li>
  )
}

function PassportLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <main
        id="main"
        className="mx-auto grid grid-cols-1 w-full max-w-5xl flex-1 items-start gap-14 px-4 py-10 sm:px-6 md:grid-cols-[1fr_minmax(0,26rem)] md:py-16"
      >
        <aside className="hidden pt-2 md:block">
          <p className="mb-8 max-w-md text-3xl leading-tight font-semibold tracking-tight">
            <Trans>Statistics for the paper, tools for the ward, with or without a network.</Trans>
          </p>
          <ul className="flex max-w-md flex-col gap-4 text-base text-ink-2">
            <Point icon={<Lock size={19} aria-hidden />}>
              <Trans>Your rows are computed on your device and stay there unless you decide otherwise.</Trans>
            </Point>
            <Point icon={<CloudOff size={19} aria-hidden />}>
              <Trans>Everything works offline after the first visit; changes are sent when the network is back.</Trans>
            </Point>
            <Point icon={<FileCheck2 size={19} aria-hidden />}>
              <Trans>Every result carries the R script that reproduces it.</Trans>
            </Point>
            <Point icon={<Calculator size={19} aria-hidden />}>
              <Trans>Clinical tools are open to everyone, without an account.</Trans>
            </Point>
          </ul>
        </aside>
        <div className="rounded-xl bg-surface p-6 shadow-card sm:p-8">
          <Outlet />
        </div>
      </main>
      <PassportFooter />
      <div className="h-14 md:hidden" />
      <TabBar />
    </div>
  )
}
