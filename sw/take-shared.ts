import { keepWaitingFile } from '../src/app/device/waiting-file.ts'

/**
 * Answers the form with which the operating system shares a file: the file stays on the device, and the page of projects opens it. Without
 * space for it that page opens without a file.
 */
export async function takeShared(request: Request): Promise<Response> {
  await keepWaitingFile(await request.formData(), Date.now()).catch(() => undefined)
  return Response.redirect(new URL('/project/list', request.url), 303)
}
