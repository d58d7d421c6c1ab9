import { styled } from '@mui/joy/styles';

const Price = styled('strong')(({ theme }) => ({
  padding: theme.spacing(0.5, 1),
  borderRadius: theme.vars.radius.sm,
  background: theme.vars.palette.success.softBg,
  color: theme.vars.palette.success.softColor,
  fontFamily: theme.vars.fontFamily.code,
}));

export default function VariablesInStyled() {
  return (
    <div>
      Rye loaf <Price>€4.20</Price>
    </div>
  );
}
