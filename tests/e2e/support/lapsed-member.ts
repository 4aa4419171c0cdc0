import { expect, type Page } from '@playwright/test'
import { PassportPage } from '../page-models/passport-page.ts'
import { operator } from './operator.ts'
import type { SiteServer } from './site-server.ts'

const HOUR_MS = 60 * 60_000

/** Registers an account, gives it a day of membership, and lets that day pass. */
export async function registerLapsed(page: Page, site: SiteServer): Promise<void> {
  const passport = new PassportPage(page, site.origin)
  const person = await passport.register()
  operator(site, 'grant', '--user', person.name, '--plan', 'day', '--reason', 'A trial')
  const level = page.getByRole('main').getByRole('definition').first()
  await page.goto(`${site.origin}/personal/index?type=member`)
  await expect(level).toHaveText('Day')
  site.advance(25 * HOUR_MS)
  await page.reload()
  await page.getByRole('button', { name: 'Login again' }).click() // the session is over too
  await passport.fillLogin(person)
  await expect(level).toHaveText('Ordinary user')
  await page.goto(`${site.origin}/project/list`)
}
