import { AccountMenu } from '../menu/account-menu.tsx'

const stay = () => undefined

/** What there is to settle about an account. */
export default function AccountParts() {
  return <AccountMenu onClose={stay} />
}
