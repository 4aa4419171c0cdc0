import type { userCalls } from '#contract/calls/user.ts'
import type { Routes } from '../http/route.ts'
import type { Services } from '../services.ts'
import { codeRoutes } from './code-routes.ts'
import { settingsRoutes } from './settings-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'

export function accountRoutes(services: Services): Routes<keyof typeof userCalls> {
  return { ...signInRoutes(services), ...codeRoutes(services), ...settingsRoutes(services) }
}
