/** Pages that need nothing of the server, and what they are called. */
export const OFFLINE = {
  '/learn': 'offline-page-learn',
  '/rules': 'nav-rules',
  '/pad': 'pad',
  '/replay': 'offline-page-replay',
  '/statistics': 'offline-page-statistics',
  '/fair': 'fair-page',
  '/settings': 'settings',
}
