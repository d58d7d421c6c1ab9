import Box from '@mui/joy/Box';

export default function ChannelTint() {
  return (
    <Box
      sx={(theme) => ({
        p: 2,
        backgroundImage: `linear-gradient(
          rgba(${theme.vars.palette.success.mainChannel} / 0.3),
          rgba(${theme.vars.palette.success.mainChannel} / 0.1)
        )`,
      })}
    >
      The garden is open until dusk.
    </Box>
  );
}
