import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes'

/** Every address of the application, in one place. */
export const routes = rootRoute('root.tsx', [
  index('start.tsx'),
  layout('main', 'main-layout.tsx', [
    layout('own', 'own-layout.tsx', [
      route('/project/list', 'project-list.tsx'),
      route('/project/show', 'project-show.tsx'),
      route('/dataHandle/index', 'data-handle-index.tsx'),
      route('/dataHandle/show', 'data-handle-show.tsx'),
      route('/dataAnalysis/index', 'data-analysis-index.tsx'),
      route('/dataAnalysis/show', 'data-analysis-show.tsx'),
      route('/statistical/index', 'statistical-index.tsx'),
      route('/statistical/detail', 'statistical-detail.tsx'),
      route('/office', 'office.tsx'),
      route('/storage/index', 'storage.tsx'),
      route('/project/apply-success', 'apply-success.tsx'),
      route('/personal/$', 'personal.tsx'),
      route('/chat', 'chat.tsx'),
    ]),
    route('/tool/index', 'tool-index.tsx'),
    route('/tool/detail', 'tool-detail.tsx'),
    route('/tutorials/index', 'tutorials.tsx'),
    route('/downloadpc/index', 'downloadpc.tsx'),
  ]),
  layout('passport', 'passport-layout.tsx', [
    route('/login', 'login.tsx'),
    route('/register', 'register.tsx'),
    route('/forgotPassword', 'forgot-password.tsx'),
  ]),
  layout('reading', 'reading-layout.tsx', [
    route('/home', 'home.tsx'),
    route('/notice', 'notice.tsx'),
    route('/privacy/index', 'privacy.tsx'),
    route('/agreement/userAgreement', 'user-agreement.tsx'),
    route('/agreement/privacyAgreement', 'privacy-agreement.tsx'),
    route('/agreement/licences', 'licences.tsx'),
    route('/verify', 'verify.tsx'),
    route('/404', 'not-found.tsx'),
    route('/401', 'no-permission.tsx'),
    route('/638', 'server-offline.tsx'),
  ]),
  route('/chat/frame', 'chat-frame.tsx'),
  route('/chat/auth', 'chat-auth.tsx'),
  route('/guide', 'guide.tsx'),
  route('/share', 'share.tsx'),
  route('/redirect/$', 'redirect.tsx'),
])
