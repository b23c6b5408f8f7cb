// autocannon with bookings: no two calls have the same idempotency key, and none the same hour as its neighbours.
import autocannon from "autocannon";

const { url, key, connections, seconds, first, service, customer, from, hours } = JSON.parse(process.argv[2]);
const start = Date.parse(from);
let n = first;
const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
const setupRequest = (request) => {
  const number = n++;
  const at = new Date(start + (number % hours) * 3_600_000).toISOString();
  request.headers = { ...headers, "idempotency-key": `bench-${number}` };
  request.body = JSON.stringify({ service_id: service, start: at, customer: { id: customer } });
  return request;
};
const requests = [{ method: "POST", path: "/api/v1/bookings", headers, setupRequest }];
console.log(JSON.stringify(await autocannon({ url, connections, duration: seconds, requests })));
