import { useServices } from '@site/src/features/services';
import { useLoaded } from '@site/src/ui/useLoaded';

const loadToggle = () => import('./ConsentToggle').then((module) => module.default);

/** Shows and changes the consent; nothing if no provider is configured. */
export function ConsentSetting() {
  const { analytics } = useServices();
  const { value: ConsentToggle } = useLoaded(loadToggle, analytics !== null);
  return ConsentToggle && <ConsentToggle />;
}
