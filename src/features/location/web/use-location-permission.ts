import { useEffect, useState } from 'react'

/** What the browser says of the location: allowed, refused, or still to be asked. */
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
