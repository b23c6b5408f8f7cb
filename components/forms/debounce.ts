/** Runs only the last call, after a pause without further calls; nothing after it is disposed. */
export function debounce(ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => clearTimeout(timer);
  return {
    ask(act: () => void) {
      end();
      timer = setTimeout(act, ms);
    },
    end,
  };
}
