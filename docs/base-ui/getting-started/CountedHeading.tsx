import { useBadge } from '@mui/base/useBadge';

export default function CountedHeading() {
  const { displayValue, invisible } = useBadge({ badgeContent: 120, max: 99 });

  return <h3>Parcels {invisible ? null : <small>({displayValue} waiting)</small>}</h3>;
}
