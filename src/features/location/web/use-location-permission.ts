import { useEffect, useState } from 'react'

/** The browser's location permission: allowed, denied, or not yet asked. */
export function useLocationPermission(): PermissionState | 'unknown' {
  const [state, setState] = useState<PermissionState | 'unknown'>('unknown')
  useEffect(() => {
    let status: PermissionStatus | undefined
    const update = () => status && setState(status.state)
    navigator.permissions?.query({ name: 'geolocation' }).then(
      (found) => {
        status = found
        update()
        status.addEventListener('change', update)
      },
      () => undefined,
    )
    return () => status?.removeEventListener('change', update)
  }, [])
  return state
}
