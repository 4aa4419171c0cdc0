import type { RegisteredRouter } from '@tanstack/react-router'

/** Opens a page of the application. */
export type Go = RegisteredRouter['navigate']
