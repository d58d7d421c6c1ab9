import * as React from 'react';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';

export default function CutTextTooltip() {
  const [cut, setCut] = React.useState(false);
  const name = 'Ridge path from the old customs house to the summit';

  const measure = ({ currentTarget }: React.SyntheticEvent<HTMLElement>) =>
    setCut(currentTarget.scrollWidth > currentTarget.clientWidth);

  return (
    <Tooltip title={cut ? name : ''}>
      <Link
        href="/paths/ridge"
        noWrap
        onMouseEnter={measure}
        onFocus={measure}
        sx={{ display: 'block', maxWidth: 220 }}
      >
        {name}
      </Link>
    </Tooltip>
  );
}
