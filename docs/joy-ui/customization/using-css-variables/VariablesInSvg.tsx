import { useTheme } from '@mui/joy/styles';

export default function VariablesInSvg() {
  const { vars } = useTheme();

  return (
    <svg role="img" aria-label="Two of three trays are full" width="120" height="32">
      <rect width="36" height="32" rx="6" fill={vars.palette.primary.solidBg} />
      <rect x="42" width="36" height="32" rx="6" fill={vars.palette.primary.solidBg} />
      <rect x="84" width="36" height="32" rx="6" fill={vars.palette.primary.softBg} />
    </svg>
  );
}
