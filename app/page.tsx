export default function Home() {
  return <main>Turnero</main>;
}
