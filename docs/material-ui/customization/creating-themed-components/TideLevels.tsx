import * as React from 'react';
import {
  styled,
  useThemeProps,
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  type Theme,
} from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

interface TideLevelProps extends React.ComponentPropsWithoutRef<'div'> {
  level: string;
  place: string;
  sx?: SxProps<Theme>;
  variant?: 'plain' | 'outlined';
}

const TideLevelRoot = styled('div', { name: 'TideLevel', slot: 'root' })<{
  ownerState: TideLevelProps;
}>(({ theme }) => ({
  ...theme.typography.body1,
  padding: theme.spacing(2),
  borderRadius: theme.shape.borderRadius,
  variants: [
    {
      props: { variant: 'outlined' },
      style: { border: `1px solid ${(theme.vars || theme).palette.divider}` },
    },
  ],
}));

const TideLevelValue = styled('strong', { name: 'TideLevel', slot: 'value' })(({ theme }) => ({
  ...theme.typography.h4,
  display: 'block',
}));

const TideLevel = React.forwardRef<HTMLDivElement, TideLevelProps>(
  function TideLevel(inProps, ref) {
    const props = useThemeProps({ props: inProps, name: 'TideLevel' });
    const { level, place, variant, ...other } = props;
    const ownerState = { level, place, variant };

    return (
      <TideLevelRoot ref={ref} ownerState={ownerState} {...other}>
        <TideLevelValue>{level}</TideLevelValue>
        {place}
      </TideLevelRoot>
    );
  },
);

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    TideLevel: Partial<TideLevelProps>;
  }
  interface ComponentNameToClassKey {
    TideLevel: 'root' | 'value';
  }
  interface Components<Theme = unknown> {
    TideLevel?: {
      defaultProps?: ComponentsPropsList['TideLevel'];
      styleOverrides?: ComponentsOverrides<Theme>['TideLevel'];
      variants?: ComponentsVariants['TideLevel'];
    };
  }
}

export default function TideLevels() {
  return <TideLevel level="2.4 m" place="Old harbor, 14:30" />;
}
