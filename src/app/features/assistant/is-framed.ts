/** Whether this page is shown in the drawer. */
export const isFramed = self !== parent && location.pathname.startsWith('/chat/')
