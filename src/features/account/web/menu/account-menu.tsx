import { Bookmark, FileCheck, LayoutDashboard, LogOut, Settings, ShieldCheck, Users } from 'lucide-react'
import { Link } from 'wouter'
import type { User } from '#shared/core/session/session.contract.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useSessionId } from '#shared/web/session/session-id.ts'
import { SignOutButton } from '#shared/web/session/sign-out-button.tsx'
import { useUser } from '#shared/web/session/use-user.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { adminLinks, isAdministrator, ownLinks } from './account-links.ts'
import { displayName } from './display-name.ts'
import { Invitation } from './invitation.tsx'
import { SyncStatus } from './sync-status.tsx'

const entry = 'flex min-h-12 w-full items-center gap-3.5 rounded-xl px-3 text-start hover:bg-sunken'
const icons = {
  dashboard: LayoutDashboard,
  bookmarks: Bookmark,
  settings: Settings,
  adminDashboard: ShieldCheck,
  userManagement: Users,
  roleReview: FileCheck,
} as const

/**
 * The account menu: the user, personal pages and signing out; for guests an invitation and the pages that
 * need no account.
 */
export function AccountMenu({ onClose }: { onClose: () => void }) {
  const session = useSessionId()
  const { data: user, isError } = useUser()
  const administration = user ? adminLinks(user) : []
  const links = (of: typeof ownLinks) =>
    of.map(({ name, href }) => {
      const Icon = icons[name]
      return (
        <li key={name}>
          <Link className={entry} href={href} onClick={onClose}>
            <Icon aria-hidden className="text-action" size={20} />
            {t(`account-menu:links.${name}`)}
          </Link>
        </li>
      )
    })
  if (session === undefined) {
    return (
      <>
        <Invitation onClose={onClose} />
        <nav aria-label={t('account-menu:title')} className="-mx-3 mt-4 border-hairline border-t pt-3">
          <ul>{links(ownLinks)}</ul>
        </nav>
      </>
    )
  }
  return (
    <div>
      {user ? <Person user={user} /> : <Unknown failed={isError} />}
      <div className="mt-3">
        <SyncStatus onLeave={onClose} />
      </div>
      <nav aria-label={t('account-menu:title')} className="-mx-3 mt-3">
        <ul>
          {links(ownLinks)}
          {administration.length > 0 && (
            <li className="mt-3 border-hairline border-t pt-3">
              <h3 className="px-3 pb-1 text-muted text-sm" id="admin-panel">
                {t('account-menu:admin')}
              </h3>
              <ul aria-labelledby="admin-panel">{links(administration)}</ul>
            </li>
          )}
          <li>
            <SignOutButton className={entry} onDone={onClose} plain>
              <LogOut aria-hidden className="text-action rtl:-scale-x-100" size={20} />
              {t('account-menu:signOut')}
            </SignOutButton>
          </li>
        </ul>
      </nav>
    </div>
  )
}

function Person({ user }: { user: User }) {
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 break-words font-display font-semibold text-lg" dir="auto">
          {displayName(user)}
        </span>
        {isAdministrator(user) && (
          <span className="rounded-full bg-action-soft px-2.5 py-0.5 font-semibold text-action text-sm">
            {t('account-menu:administrator')}
          </span>
        )}
      </p>
      <p className="break-words text-muted">
        <bdi>{user.email}</bdi>
      </p>
    </div>
  )
}

/** Signed in, but the user isn’t loaded, or can’t be while offline. */
function Unknown({ failed }: { failed: boolean }) {
  return failed ? (
    <p className="font-display font-semibold text-lg">{t('account-menu:title')}</p>
  ) : (
    <p aria-busy="true">
      <Skeleton className="h-6 w-32" />
      <br />
      <Skeleton className="mt-1.5 h-5 w-48" />
    </p>
  )
}
